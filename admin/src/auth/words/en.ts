import type { ko } from "./ko.ts";

export const en = {
  title: "Admin login",
  userId: "ID",
  password: "Password",
  submit: "Log in",
  done: "You are logged in as an admin.",
} satisfies typeof ko;
