import { createFileRoute, redirect } from "@tanstack/react-router";

/** The admin site starts with the list of users. */
export const Route = createFileRoute("/")({
  beforeLoad: () => {
    throw redirect({ to: "/users" });
  },
});
