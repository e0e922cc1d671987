import type { SearchWord } from "@bupum/shared/search/search-words/admin-contract";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { useDays } from "@bupum/ui/display/days";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { Head } from "../layout/head.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { allSearchWords, historyOf, searchWords } from "./queries.ts";
import styles from "./search-words.module.css";
import { Dialog } from "../layout/dialog.tsx";
import { WordForm } from "./word-form.tsx";

const route = getRouteApi("/_admin/search-words/");

type Shown = { form: SearchWord | undefined } | { history: SearchWord };

/** The search dictionary: what admins added to the words that the market ships with. */
export function SearchWordsPage() {
  const say = useWords("searchWords");
  const query = useQuery(searchWords);
  const { keyword = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, setShown] = useState<Shown | undefined>(
    keyword === "" ? undefined : { form: undefined },
  );
  const leave = () => {
    setShown(undefined);
    if (keyword !== "") void navigate({ search: {}, replace: true });
  };
  const title = shown && "history" in shown ? "history" : "create";
  return (
    <>
      <Head title={say("title")} />
      <TitleRow title={say("title")}>
        <Button onClick={() => setShown({ form: undefined })}>{say("create")}</Button>
      </TitleRow>
      <p className={styles["hint"]}>{say("hint")}</p>
      {query.error ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : query.data ? (
        <Words of={query.data.items} onShow={setShown} />
      ) : (
        <Loading lines={6} height={56} />
      )}
      <Dialog
        opened={shown !== undefined}
        onClose={leave}
        title={say(shown && "form" in shown && shown.form ? "edit" : title)}
      >
        {shown && "form" in shown && (
          <WordForm word={shown.form} keyword={shown.form ? "" : keyword} leave={leave} />
        )}
        {shown && "history" in shown && <History of={shown.history} />}
      </Dialog>
    </>
  );
}

interface WordsProps {
  of: readonly SearchWord[];
  onShow: (shown: Shown) => void;
}

function Words({ of, onShow }: WordsProps) {
  const say = useWords("searchWords");
  const client = useQueryClient();
  if (of.length === 0) return <Empty title={say("none")}>{say("noneHint")}</Empty>;
  return (
    <ul className={styles["words"]} aria-label={say("title")}>
      {of.map((word) => {
        const name = word.spellings.join(" = ");
        return (
          <li key={word.id}>
            <strong>{name}</strong>
            {word.note && <span>{word.note}</span>}
            <span className={styles["acts"]}>
              <Button
                variant="subtle"
                size="sm"
                aria-label={say("historyOf", { name })}
                onClick={() => onShow({ history: word })}
              >
                {say("history")}
              </Button>
              <Button
                variant="default"
                size="sm"
                aria-label={say("editOf", { name })}
                onClick={() => onShow({ form: word })}
              >
                {say("edit")}
              </Button>
              <RemoveButton
                compact
                name={name}
                label={say("removeOf", { name })}
                remove={() => api.searchWords.remove({ params: { id: word.id } })}
                done={() => void client.invalidateQueries({ queryKey: allSearchWords })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who changed an entry when, and to what. */
function History({ of }: { of: SearchWord }) {
  const say = useWords("searchWords");
  const days = useDays();
  const query = useQuery(historyOf(of.id));
  if (query.error) return <Failed error={query.error} again={() => void query.refetch()} />;
  if (!query.data) return <Loading lines={3} height={40} />;
  return (
    <ol className={styles["changes"]}>
      {query.data.items.map(({ at, adminId, from, to, reason = "" }) => (
        <li key={`${at} ${to}`}>
          <strong>
            {say(from === "NONE" ? "added" : to === "DELETED" ? "removed" : "changed")}
          </strong>
          <span>{reason}</span>
          <span>{say("changedBy", { at: days.moment(at), admin: adminId })}</span>
        </li>
      ))}
    </ol>
  );
}
