import { createFileRoute } from "@tanstack/react-router";
import { inbox } from "../../../inbox/queries.ts";
import { TodayPage } from "../../../inbox/today-page.tsx";

export const Route = createFileRoute("/_admin/today/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(inbox),
  component: TodayPage,
});
