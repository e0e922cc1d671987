import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { Section } from "../layout/menu/section-nav.tsx";
import { sessionUser } from "../session.ts";

/** Pages behind the login: without a token or a current user, to /login and back (U1-3). */
export const Route = createFileRoute("/_signedIn")({
  beforeLoad: async ({ context, location }) => {
    const user = await sessionUser(context.queryClient);
    if (!user)
      throw redirect({ to: "/login", search: { redirect: location.href, isNeeded: true } });
    return { user };
  },
  component: () => (
    <Section>
      <Outlet />
    </Section>
  ),
});
