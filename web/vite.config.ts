import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs";
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

export default defineConfig({
  plugins: [svelte(), samples],
  build: {
    outDir: "../src/seedround/server/static",
    emptyOutDir: true,
    target: "es2022",
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
