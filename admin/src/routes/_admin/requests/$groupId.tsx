import { createFileRoute } from "@tanstack/react-router";
import { GroupPage } from "../../../estimate-groups/group-page.tsx";
import { groupDetail } from "../../../estimate-groups/queries.ts";

export const Route = createFileRoute("/_admin/requests/$groupId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(groupDetail(params.groupId)),
  component: GroupPage,
});
