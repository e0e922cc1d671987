import { daySearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { tradeStatistics } from "../../../trade-statistics/queries.ts";
import { TradeStatisticsPage } from "../../../trade-statistics/statistics-page.tsx";

export const Route = createFileRoute("/_admin/trade-statistics/")({
  validateSearch: (search: Record<string, unknown>) => daySearch(search, "startDate", "endDate"),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(tradeStatistics(deps)),
  component: TradeStatisticsPage,
});
