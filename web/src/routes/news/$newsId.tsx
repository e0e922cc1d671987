import { createFileRoute } from "@tanstack/react-router";
import { NewsPage } from "../../news/news-page.tsx";
import { newsItem } from "../../news/queries.ts";

export const Route = createFileRoute("/news/$newsId")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(newsItem(params.newsId)),
  component: NewsPage,
});
