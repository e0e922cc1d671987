import type { ko } from "./ko.ts";

export const en = {
  site: "Bupum admin",
  skip: "Skip to content",
  menu: "Admin menu",
  users: "Users",
  sellers: "Seller approvals",
  logout: "Log out",
  logoutDialog: { title: "Log out", body: "Do you want to log out?" },
} satisfies typeof ko;
