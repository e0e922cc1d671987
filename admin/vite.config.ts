import { siteConfig } from "@bupum/ui/vite/site";

export default siteConfig({
  base: "/admin/",
  port: Number(process.env["PORT"] ?? 5174),
  api: { path: "/admin-api", origin: process.env["API_ORIGIN"] ?? "http://127.0.0.1:3001" },
  firstPages: ["routes/login.tsx", "routes/_admin/users/index.tsx"],
  isHeld: false,
});
