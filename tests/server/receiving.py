"""Where notices arrive for real: a mail server and a web server on the loopback."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(talk: Talk) -> AsyncIterator[int]:
    """A port on which every connection is talked to."""

    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await talk(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # they hung up
        finally:
            writer.close()

    server = await asyncio.start_server(once, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


class MailBox:
    """Speaks as much SMTP as a plain message needs; no TLS."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        """Every command, as it was given."""
        self.mails: list[EmailMessage] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example\r\n")
        while line := await reader.readline():
            command = line.decode().strip()
            self.heard.append(command)
            match command.split()[0].upper():
                case "DATA":
                    writer.write(b"354 go on\r\n")
                    content = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    found = message_from_bytes(content, policy=policy.default)
                    assert isinstance(found, EmailMessage)
                    self.mails.append(found)
                    writer.write(b"250 taken\r\n")
                case "QUIT":
                    writer.write(b"221 bye\r\n")
                    return
                case "EHLO" | "MAIL" | "RCPT":
                    writer.write(b"250 fine\r\n")
                case _:
                    writer.write(b"502 not here\r\n")


class Hook:
    """Takes requests and answers all of them alike."""

    def __init__(self, answer: str = "204 No Content") -> None:
        self.answer = answer
        self.got: list[tuple[str, bytes]] = []
        """Head and body."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = [line.lower().partition(":") for line in head.splitlines()]
        length = next(int(value) for name, _, value in fields if name == "content-length")
        self.got.append((head, await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
