import { createFileRoute } from "@tanstack/react-router";
import { tradeStatistics } from "../../../trade-statistics/queries.ts";
import { TradeStatisticsPage } from "../../../trade-statistics/statistics-page.tsx";

export const Route = createFileRoute("/_admin/trade-statistics/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(tradeStatistics),
  component: TradeStatisticsPage,
});
