import { siteConfig } from "@bupum/ui/vite/site";

export default siteConfig({
  base: "/",
  port: Number(process.env["PORT"] ?? 5173),
  api: { path: "/api", origin: process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000" },
  firstPages: ["routes/index.tsx", "routes/search.tsx", "routes/products.$productId.tsx"],
  isHeld: true,
});
