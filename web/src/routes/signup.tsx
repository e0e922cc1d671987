import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignupPage } from "../auth/signup-page.tsx";
import { sessionUser } from "../session.ts";

export const Route = createFileRoute("/signup")({
  beforeLoad: async ({ context }) => {
    if (await sessionUser(context.queryClient)) throw redirect({ to: "/" });
  },
  component: SignupPage,
});
