import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { AddMerchandisePage } from "../../../../merchandises/add-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/add-merchandise")({
  // The part to begin with: its id, or words to find it by (D38-6).
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "productId", "find"),
  component: Page,
});

function Page() {
  const { productId, find } = Route.useSearch();
  return <AddMerchandisePage productId={productId} find={find} />;
}
