import {
  type SearchWord,
  searchWordRoutes,
} from "@bupum/shared/search/search-words/admin-contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { allSearchWords, effectsOf, proposalsFor } from "./queries.ts";
import styles from "./search-words.module.css";

interface WordFormProps {
  word: SearchWord | undefined;
  /** What a search in vain looked for. */
  keyword: string;
  leave: () => void;
}

const spellingsIn = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The form of an entry; its spellings are typed as one line. */
function useWordDraft({ word, keyword, leave }: WordFormProps) {
  const say = useWords("searchWords");
  const client = useQueryClient();
  const [text, setText] = useState((word?.spellings ?? [keyword]).filter(Boolean).join(", "));
  const readAgain = () => void client.invalidateQueries({ queryKey: allSearchWords });
  const draft: Draft = useDraft({
    schema: searchWordRoutes.create.body,
    initial: { spellings: spellingsIn(text), note: word?.note ?? "" },
    send: (body) =>
      word
        ? api.searchWords.update({
            params: { id: word.id },
            body: { ...body, note: body.note ?? "", version: word.version },
          })
        : api.searchWords.create({ body }),
    done: () => {
      toast.done(say("saved"));
      readAgain();
      leave();
    },
    failed: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") readAgain();
    },
  });
  const change = (typed: string) => {
    setText(typed);
    draft.form.setFieldValue("spellings", spellingsIn(typed));
  };
  return { draft, text, change };
}

/** One entry: its effect is shown before it can be kept (S9-3). */
export function WordForm(props: WordFormProps) {
  const { word, keyword } = props;
  const say = useWords("searchWords");
  const { draft, text, change } = useWordDraft(props);
  /** The text whose effect was asked for. */
  const [checked, setChecked] = useState<string>();
  const spellings = spellingsIn(text);
  const isChecked = checked === text;
  const error: unknown = draft.form.errors["spellings"];
  return (
    <DraftForm draft={draft} label={say(word ? "edit" : "create")}>
      <TextInput
        label={say("spellings")}
        description={say("spellingsHint")}
        data-path="spellings"
        required
        value={text}
        error={typeof error === "string" ? error : undefined}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <Proposals
        keyword={keyword}
        without={spellings}
        add={(proposed) => change([text, proposed].filter(Boolean).join(", "))}
      />
      <TextField name="note" label={say("note")} maxLength={200} />
      {isChecked && <Effects spellings={spellings} word={word} />}
      {isChecked ? (
        <SendButton fullWidth>{say("save")}</SendButton>
      ) : (
        <Button fullWidth disabled={spellings.length < 2} onClick={() => setChecked(text)}>
          {say("check")}
        </Button>
      )}
    </DraftForm>
  );
}

interface ProposalsProps {
  keyword: string;
  without: readonly string[];
  add: (word: string) => void;
}

/** Known words that a search in vain may have meant (S9-4). */
function Proposals({ keyword, without, add }: ProposalsProps) {
  const say = useWords("searchWords");
  const { data } = useQuery(proposalsFor(keyword));
  const words = (data?.items ?? []).filter(({ word }) => !without.includes(word));
  if (words.length === 0) return null;
  return (
    <div role="group" aria-label={say("proposals")}>
      <p className={styles["label"]}>{say("proposals")}</p>
      <div className={styles["proposals"]}>
        {words.map(({ word, from }) => (
          <Button key={word} size="sm" variant="default" onClick={() => add(word)}>
            {say(from === "CATEGORY" ? "proposedCategory" : "proposedWord", { word })}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface EffectsProps {
  spellings: readonly string[];
  word: SearchWord | undefined;
}

function Effects({ spellings, word }: EffectsProps) {
  const say = useWords("searchWords");
  const { data, error } = useQuery(effectsOf(spellings, word?.id));
  const failure = error && (failureOf(error).issues[0]?.message ?? failureOf(error).message);
  return (
    <div role="status" aria-label={say("effects")}>
      <p className={styles["label"]}>{say("effects")}</p>
      {failure ? (
        <p>{failure}</p>
      ) : data ? (
        <ul className={styles["effects"]}>
          {data.items.map(({ spelling, before, after }) => (
            <li key={spelling}>{say("effect", { spelling, before, after })}</li>
          ))}
        </ul>
      ) : (
        <p>{say("counting")}</p>
      )}
    </div>
  );
}
