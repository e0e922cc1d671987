import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { LoginPage } from "../auth/login-page.tsx";
import { sessionAdmin } from "../session.ts";

export const Route = createFileRoute("/login")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "redirect"),
  beforeLoad: async ({ context }) => {
    if (await sessionAdmin(context.queryClient)) throw redirect({ to: "/today" });
  },
  component: LoginPage,
});
