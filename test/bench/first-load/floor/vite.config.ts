import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../../../../shared/ui/vite/precompress.ts";
import { buildSettings } from "../../../../shared/ui/vite/site.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: buildSettings,
});
