import { createFileRoute, redirect } from "@tanstack/react-router";

/** The admin site starts with what waits for an admin. */
export const Route = createFileRoute("/")({
  beforeLoad: () => {
    throw redirect({ to: "/today" });
  },
});
