import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginPage } from "../auth/login-page.tsx";
import { pathOnly } from "../layout/return-to.ts";
import { sessionUser } from "../session.ts";

export const Route = createFileRoute("/login")({
  validateSearch: (search: Record<string, unknown>): { redirect?: string; isNeeded?: true } => ({
    ...(typeof search["redirect"] === "string" && { redirect: search["redirect"] }),
    ...(search["isNeeded"] === true && { isNeeded: true }),
  }),
  beforeLoad: async ({ context, search }) => {
    if (await sessionUser(context.queryClient)) throw redirect({ to: pathOnly(search.redirect) });
  },
  component: LoginPage,
});
