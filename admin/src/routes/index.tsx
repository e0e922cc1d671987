import { createFileRoute, redirect } from "@tanstack/react-router";

/** The users' list is where an admin's day starts. */
export const Route = createFileRoute("/")({
  beforeLoad: () => {
    throw redirect({ to: "/users" });
  },
});
