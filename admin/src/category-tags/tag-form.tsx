import {
  type CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/reference/category-tags/admin-contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { NameFields } from "../catalogue/name-fields.tsx";
import { tagTree } from "../catalogue/queries.ts";
import { ParentField } from "../trees/parent-field.tsx";
import { type Branch, type Editing, parentsFor } from "../trees/tree.ts";
import { useWords } from "../words.ts";

export const tagLevels = 3;

interface TagFormProps {
  editing: Editing<CategoryTagEntity>;
  branches: readonly Branch<CategoryTagEntity>[];
  leave: () => void;
}

/** Names of a category in three languages, its parent, and its pictogram. */
export function TagForm({ editing, branches, leave }: TagFormProps) {
  const say = useWords("categoryTags");
  const ofTree = useWords("trees");
  const language = useLocale();
  const client = useQueryClient();
  const tag = "node" in editing ? editing.node : undefined;
  const below = "below" in editing ? editing.below : (editing.node.parentId ?? "");
  const readAgain = () => void client.invalidateQueries({ queryKey: tagTree.queryKey });
  const draft: Draft = useDraft({
    schema: categoryTagEntityRoutes.create.body,
    initial: {
      name: { ...(tag?.name ?? { ko: "", en: "", zh: "" }) },
      parentId: below,
      key: tag?.key ?? "",
    },
    send: (body) =>
      tag
        ? api.categoryTagEntities.update({
            params: { id: tag.id },
            body: {
              name: body.name,
              key: body.key ?? null,
              // Under the same parent it keeps its position.
              ...(body.parentId !== tag.parentId && { parentId: body.parentId ?? null }),
              version: tag.version,
            },
          })
        : api.categoryTagEntities.create({ body }),
    done: (saved) => {
      toast.done(ofTree("saved", { name: saved.name[language] }));
      readAgain();
      leave();
    },
    failed: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") readAgain();
    },
  });
  return (
    <DraftForm draft={draft} label={ofTree(tag ? "edit" : "create")}>
      <NameFields name="name" label={ofTree("name")} required maxLength={80} prose={false} />
      <ParentField parents={parentsFor(branches, tag?.id, tagLevels)} />
      <TextField
        name="key"
        label={say("key")}
        description={say("keyHint")}
        maxLength={40}
        autoComplete="off"
      />
      <SendButton fullWidth>{ofTree("save")}</SendButton>
    </DraftForm>
  );
}
