import { categoryTagEntityRoutes } from "@bupum/shared/category-tags/admin-contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { NameFields } from "../catalogue/name-fields.tsx";
import { tagTree } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";
import { type Branch, type Editing, parentsFor } from "./tree.ts";

interface TagFormProps {
  editing: Editing;
  branches: readonly Branch[];
  leave: () => void;
}

/** Names of a category in three languages, where it hangs, and its pictogram. */
export function TagForm({ editing, branches, leave }: TagFormProps) {
  const say = useWords("categoryTags");
  const language = useLocale();
  const client = useQueryClient();
  const tag = "tag" in editing ? editing.tag : undefined;
  const below = "below" in editing ? editing.below : (editing.tag.parentId ?? "");
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
              // Where it hangs already, it keeps its place.
              ...(body.parentId !== tag.parentId && { parentId: body.parentId ?? null }),
              version: tag.version,
            },
          })
        : api.categoryTagEntities.create({ body }),
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
    <DraftForm draft={draft} label={say(tag ? "edit" : "create")}>
      <NameFields name="name" label={say("name")} required maxLength={80} prose={false} />
      <ParentField parents={parentsFor(branches, tag?.id)} />
      <TextField
        name="key"
        label={say("key")}
        description={say("keyHint")}
        maxLength={40}
        autoComplete="off"
      />
      <SendButton fullWidth>{say("save")}</SendButton>
    </DraftForm>
  );
}

function ParentField({ parents }: { parents: readonly Branch[] }) {
  const say = useWords("categoryTags");
  const language = useLocale();
  return (
    <ChoiceField
      name="parentId"
      label={say("parent")}
      data={[
        { value: "", label: say("onTop") },
        ...parents.map(({ tag, depth }) => ({
          value: tag.id,
          label: `${"— ".repeat(depth)}${tag.name[language]}`,
        })),
      ]}
    />
  );
}
