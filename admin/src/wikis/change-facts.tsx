import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { wikiDraft } from "@bupum/shared/reading/wikis/contract";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { TagsField } from "@bupum/ui/form/tags-field";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { DialogButton } from "../layout/dialog-button.tsx";
import { useCategoryChoices } from "../wiki-categories/use-category-names.ts";
import { useWords } from "../words.ts";
import { readWikisAgain } from "./queries.ts";

const facts = z.pick(wikiDraft, { title: true, wikiCategoryId: true, tags: true, summary: true });

/** Corrects title, category and tags of a wiki as a new revision; its text stays. */
export function ChangeFacts({ wiki }: { wiki: WikiEntity }) {
  const say = useWords("wikis");
  return (
    <DialogButton label={say("change")}>
      {(close) => <FactsForm wiki={wiki} close={close} />}
    </DialogButton>
  );
}

function FactsForm({ wiki, close }: { wiki: WikiEntity; close: () => void }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const categories = useCategoryChoices();
  const { id, title, wikiCategoryId, tags } = wiki;
  const draft: Draft = useDraft({
    schema: facts,
    initial: { title, wikiCategoryId, tags, summary: "" },
    send: (changed) => {
      // Over the shown revision: after a conflict it is the reloaded one.
      const { language, linkedProductIds, linkedManufactorIds } = wiki;
      // The position of a section is read but not sent.
      const sections = wiki.sections.map(({ name, body }) => ({ name, body }));
      const fileIds = wiki.files.map((file) => file.id);
      const kept = { sections, language, linkedProductIds, linkedManufactorIds, fileIds };
      const edit = { ...kept, ...changed, baseRevision: wiki.currentRevision };
      return api.wikiEntities.update({ params: { id }, body: { edit } });
    },
    done: () => {
      toast.done(say("changed"));
      close();
      void readWikisAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).code === "EDIT_CONFLICT") void readWikisAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say("change")}>
      <TextField name="title" label={say("name")} maxLength={100} required />
      <ChoiceField name="wikiCategoryId" label={say("category")} required data={categories} />
      <TagsField
        name="tags"
        label={say("tags")}
        description={say("tagsHint", { count: wikiLimits.tags })}
      />
      <TextField
        name="summary"
        label={say("summary")}
        description={say("summaryHint")}
        maxLength={200}
      />
      <SendButton fullWidth>{say("changeSave")}</SendButton>
    </DraftForm>
  );
}
