import { createFileRoute } from "@tanstack/react-router";
import { userStatistics } from "../../../users/queries.ts";
import { StatisticsPage } from "../../../users/statistics-page.tsx";

export const Route = createFileRoute("/_admin/user-statistics/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(userStatistics),
  component: StatisticsPage,
});
