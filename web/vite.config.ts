import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs";
import { readdir, readFile as read, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { defineConfig, type ViteDevServer } from "vite";

/** Where `seedround serve` runs while the page is being worked on. */
const server = process.env.SEEDROUND_SERVER ?? "http://127.0.0.1:8000";

/** The gallery's moments, while developing only: `tools/samples.py` writes them. */
const samples = {
  name: "samples",
  apply: "serve" as const,
  configureServer(server: ViteDevServer) {
    server.middlewares.use("/samples", (request, response, next) => {
      const name = (request.url ?? "").replace(/[^a-z0-9.-]/g, "");
      readFile(new URL(`samples/${name}`, import.meta.url), (error, content) => {
        if (error) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(content);
      });
    });
  },
};

const OUT = "../src/seedround/server/static";
/** Kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".md", ".webmanifest"]);

/** Beside every text its compressed forms, `.br` and `.gz`: made once here, sent by the server. */
const compressed = {
  name: "compressed",
  apply: "build" as const,
  async closeBundle() {
    const folder = new URL(`${OUT}/`, import.meta.url).pathname;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
      const path = join(entry.parentPath, entry.name);
      const content = await read(path);
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      const forms = {
        br: await promisify(brotliCompress)(content, brotli),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [ending, form] of Object.entries(forms))
        if (form.length < content.length) await writeFile(`${path}.${ending}`, form);
    }
  },
};

export default defineConfig({
  plugins: [svelte(), samples, compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // `light-dark()` as it is: a part of a page may be printed on light paper by night too.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
