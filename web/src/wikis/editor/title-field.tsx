import { type Language, languages } from "@bupum/shared/kernel/language/language-of";
import type { Id } from "@bupum/shared/kernel/ids";
import { useFieldValue } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { useDebouncedValue } from "@mantine/hooks";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api.ts";
import { useWords } from "../../words.ts";
import styles from "./editor.module.css";

const pauseMs = 500;

const taken = (title: string, language: Language, excludeWikiId: Id<"wik"> | undefined) =>
  queryOptions({
    queryKey: ["wikis", "taken", title, language, excludeWikiId],
    queryFn: ({ signal }) =>
      api.wikis.isTaken(
        { body: { title, language, ...(excludeWikiId && { excludeWikiId }) } },
        { signal },
      ),
    enabled: title.length >= 2,
    staleTime: 0,
    // The save checks it again.
    meta: { quiet: true },
  });

/** The title, and whether another page of that language has it (D9-7). */
export function TitleField({ wikiId }: { wikiId?: Id<"wik"> }) {
  const say = useWords("wikiEditor");
  const chosen = useFieldValue("language");
  const language = languages.find((one) => one === chosen) ?? "ko";
  const [title] = useDebouncedValue(String(useFieldValue("title")).trim(), pauseMs);
  const { data } = useQuery(taken(title, language, wikiId));
  return (
    <div>
      <TextField name="title" label={say("title")} maxLength={100} required />
      {data?.isDuplicate && (
        <p className={styles["error"]} role="alert">
          {say("titleTaken")}{" "}
          {data.wikiId && (
            <Link to="/wiki/$wikiId" params={{ wikiId: data.wikiId }} target="_blank">
              {say("titleTakenOpen")}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
