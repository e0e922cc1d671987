import { createFileRoute } from "@tanstack/react-router";
import { BulkNewsPage } from "../../../news/bulk-page.tsx";
import { newsCategories } from "../../../news/queries.ts";

export const Route = createFileRoute("/_admin/news/bulk")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(newsCategories),
  component: BulkNewsPage,
});
