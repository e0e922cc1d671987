import { createFileRoute } from "@tanstack/react-router";
import { tagTree } from "../../../catalogue/queries.ts";
import { TagsPage } from "../../../category-tags/tags-page.tsx";

export const Route = createFileRoute("/_admin/category-tags/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(tagTree),
  component: TagsPage,
});
