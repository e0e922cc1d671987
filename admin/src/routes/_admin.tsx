import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { Site } from "../layout/site.tsx";
import { sessionAdmin } from "../session.ts";

/** Without an admin's token the login is shown (U1-3). */
export const Route = createFileRoute("/_admin")({
  beforeLoad: async ({ context, location }) => {
    const admin = await sessionAdmin(context.queryClient);
    if (!admin) throw redirect({ to: "/login", search: { redirect: location.href } });
    return { admin };
  },
  component: () => (
    <Site>
      <Outlet />
    </Site>
  ),
});
