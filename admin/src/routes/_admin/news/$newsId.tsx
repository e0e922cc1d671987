import { createFileRoute } from "@tanstack/react-router";
import { NewsPage } from "../../../news/news-page.tsx";
import { newsDetail } from "../../../news/queries.ts";

export const Route = createFileRoute("/_admin/news/$newsId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(newsDetail(params.newsId)),
  component: NewsPage,
});
