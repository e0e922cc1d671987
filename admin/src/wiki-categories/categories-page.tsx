import type { WikiCategoryEntity } from "@bupum/shared/reading/wiki-categories/admin-contract";
import { deepestWikiCategory } from "@bupum/shared/reading/wiki-categories/rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api.ts";
import { BackLink } from "../layout/back-link.tsx";
import { TreePage } from "../trees/tree-page.tsx";
import { useWords } from "../words.ts";
import { CategoryForm } from "./category-form.tsx";
import { wikiCategories } from "./queries.ts";

/** The categories of wikis; one with pages cannot be deleted (D9-2). */
export function WikiCategoriesPage() {
  const say = useWords("wikiCategories");
  const sayWikis = useWords("wikis");
  const client = useQueryClient();
  return (
    <TreePage
      title={say("title")}
      hint={say("hint")}
      back={<BackLink to="/wikis">{sayWikis("title")}</BackLink>}
      query={useQuery(wikiCategories)}
      levels={deepestWikiCategory}
      Form={CategoryForm}
      Count={WikiCount}
      move={({ id, version }, order) =>
        api.wikiCategoryEntities.update({ params: { id }, body: { order, version } })
      }
      remove={({ id }) => api.wikiCategoryEntities.remove({ params: { id } })}
      readAgain={() => void client.invalidateQueries({ queryKey: wikiCategories.queryKey })}
    />
  );
}

function WikiCount({ node: { id, memberCount } }: { node: WikiCategoryEntity }) {
  const say = useWords("wikiCategories");
  return (
    <Link to="/wikis" search={{ wikiCategoryId: id }}>
      {say("count", { count: memberCount })}
    </Link>
  );
}
