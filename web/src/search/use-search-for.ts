import { useRouter } from "@tanstack/react-router";
import { recentOf, type Scope, scopeSearch } from "./scope.ts";

/** Opens the results of a search and remembers it. */
export function useSearchFor() {
  const router = useRouter();
  return (text: string, scope: Scope = "PRODUCT_AND_SELLER") => {
    const searchKeyword = text.trim();
    if (searchKeyword === "") return;
    recentOf(scope).add(searchKeyword);
    void router.navigate({ to: "/search", search: { searchKeyword, ...scopeSearch(scope) } });
  };
}
