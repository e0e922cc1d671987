import { createFileRoute, redirect } from "@tanstack/react-router";

/** My page begins with the overview. */
export const Route = createFileRoute("/_signedIn/mypage/")({
  beforeLoad: () => {
    throw redirect({ to: "/mypage/home" });
  },
});
