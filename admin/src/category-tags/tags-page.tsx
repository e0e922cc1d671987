import type { CategoryTagEntity } from "@bupum/shared/reference/category-tags/admin-contract";
import { seoulDay } from "@bupum/shared/kernel/time";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { tagPath } from "../catalogue/category-field.tsx";
import { tagTree } from "../catalogue/queries.ts";
import { branchesOf } from "../trees/tree.ts";
import { TreePage } from "../trees/tree-page.tsx";
import { useWords } from "../words.ts";
import { TagForm, tagLevels } from "./tag-form.tsx";

/** The whole tree of categories of parts. */
export function TagsPage() {
  const say = useWords("categoryTags");
  const client = useQueryClient();
  return (
    <TreePage
      title={say("title")}
      hint={say("hint")}
      actions={<TagsExport />}
      query={useQuery(tagTree)}
      levels={tagLevels}
      Form={TagForm}
      Count={TagCount}
      move={({ id, version }, order) =>
        api.categoryTagEntities.update({ params: { id }, body: { order, version } })
      }
      remove={({ id }) => api.categoryTagEntities.remove({ params: { id } })}
      readAgain={() => void client.invalidateQueries({ queryKey: tagTree.queryKey })}
    />
  );
}

function TagCount({ node: { id, productCount } }: { node: CategoryTagEntity }) {
  const say = useWords("categoryTags");
  return (
    <Link to="/products" search={{ categoryTagId: id }}>
      {say("parts", { count: productCount })}
    </Link>
  );
}

function TagsExport() {
  const say = useWords("categoryTags");
  const language = useLocale();
  const { data: tags = [] } = useQuery(tagTree);
  const items = branchesOf(tags).map(({ node }) => node);
  return (
    <ExportButton
      name={say("title")}
      source={{
        fields: [
          { head: say("path"), sheet: ({ id }) => tagPath(tags, id, language) },
          { head: say("names.ko"), sheet: ({ name }) => name.ko },
          { head: say("names.en"), sheet: ({ name }) => name.en },
          { head: say("names.zh"), sheet: ({ name }) => name.zh },
          { head: say("productCount"), sheet: ({ productCount }) => productCount },
          { head: say("createdAt"), sheet: ({ createdAt }) => seoulDay(createdAt) },
        ],
        read: () => Promise.resolve({ items, page: 1, itemsPerPage: 100 }),
      }}
    />
  );
}
