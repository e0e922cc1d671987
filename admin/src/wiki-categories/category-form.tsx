import {
  type WikiCategoryEntity,
  wikiCategoryEntityRoutes,
} from "@bupum/shared/reading/wiki-categories/admin-contract";
import { deepestWikiCategory } from "@bupum/shared/reading/wiki-categories/rules";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { NameFields } from "../catalogue/name-fields.tsx";
import { ParentField } from "../trees/parent-field.tsx";
import { type Branch, type Editing, parentsFor } from "../trees/tree.ts";
import { useWords } from "../words.ts";
import { wikiCategories } from "./queries.ts";

interface CategoryFormProps {
  editing: Editing<WikiCategoryEntity>;
  branches: readonly Branch<WikiCategoryEntity>[];
  leave: () => void;
}

/** Names of a category in three languages, and its parent. */
export function CategoryForm({ editing, branches, leave }: CategoryFormProps) {
  const say = useWords("trees");
  const language = useLocale();
  const client = useQueryClient();
  const category = "node" in editing ? editing.node : undefined;
  const below = "below" in editing ? editing.below : (editing.node.parentId ?? "");
  const readAgain = () => void client.invalidateQueries({ queryKey: wikiCategories.queryKey });
  const draft: Draft = useDraft({
    schema: wikiCategoryEntityRoutes.create.body,
    initial: {
      name: { ...(category?.name ?? { ko: "", en: "", zh: "" }) },
      parentId: below,
    },
    send: (body) =>
      category
        ? api.wikiCategoryEntities.update({
            params: { id: category.id },
            body: {
              name: body.name,
              // Under the same parent it keeps its position.
              ...(body.parentId !== category.parentId && { parentId: body.parentId ?? null }),
              version: category.version,
            },
          })
        : api.wikiCategoryEntities.create({ body }),
    done: (saved) => {
      toast.done(say("saved", { name: saved.name[language] }));
      readAgain();
      leave();
    },
    failed: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") readAgain();
    },
  });
  return (
    <DraftForm draft={draft} label={say(category ? "edit" : "create")}>
      <NameFields name="name" label={say("name")} required maxLength={60} />
      <ParentField parents={parentsFor(branches, category?.id, deepestWikiCategory)} />
      <SendButton fullWidth>{say("save")}</SendButton>
    </DraftForm>
  );
}
