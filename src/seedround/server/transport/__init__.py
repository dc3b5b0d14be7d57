"""How clients reach us: HTTP, sockets, the page's files, and the guard before them."""
