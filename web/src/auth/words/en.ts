import type { ko } from "./ko.ts";

export const en = {
  login: {
    title: "Log in",
    description: "Log in to Bupum and request quotes.",
    userId: "ID",
    password: "Password",
    remember: "Remember my ID",
    submit: "Log in",
    first: "Not a member yet?",
    needed: "Please log in to see this page.",
    findId: "Find my ID",
    findPassword: "Reset password",
  },
} satisfies typeof ko;
