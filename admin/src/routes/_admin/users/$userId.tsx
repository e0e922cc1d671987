import { createFileRoute } from "@tanstack/react-router";
import { userDetail } from "../../../users/queries.ts";
import { UserPage } from "../../../users/user-page.tsx";

export const Route = createFileRoute("/_admin/users/$userId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(userDetail(params.userId)),
  component: UserPage,
});
