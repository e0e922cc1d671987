import { createFileRoute } from "@tanstack/react-router";
import { CategoriesPage } from "../categories/categories-page.tsx";
import { categoryTags } from "../categories/queries.ts";

export const Route = createFileRoute("/categories/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(categoryTags),
  component: CategoriesPage,
});
