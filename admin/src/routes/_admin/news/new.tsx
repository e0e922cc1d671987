import { createFileRoute } from "@tanstack/react-router";
import { NewNewsPage } from "../../../news/new-news-page.tsx";
import { newsCategories } from "../../../news/queries.ts";

export const Route = createFileRoute("/_admin/news/new")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(newsCategories),
  component: NewNewsPage,
});
