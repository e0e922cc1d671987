import type { NotedEntity } from "@bupum/shared/accounts/audit-events/entities";
import { mostNote } from "@bupum/shared/accounts/audit-events/entities";
import { useDays } from "@bupum/ui/display/days";
import { Failed } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Textarea } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useWords } from "../words.ts";
import styles from "./audit-events.module.css";
import { auditKey, notesOf, writeNote } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";

interface NotesProps {
  entity: NotedEntity;
  id: string;
}

/** What admins noted about a thing, and the form of the next note (D30-4). */
export function Notes({ entity, id }: NotesProps) {
  const say = useWords("auditEvents");
  const notes = useInfiniteQuery(notesOf(entity, id));
  const days = useDays();
  const words = useEventWords();
  const found = notes.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="notes" className={styles["section"]}>
      <h2 id="notes">{say("notes")}</h2>
      {notes.error && <Failed error={notes.error} again={() => void notes.refetch()} />}
      {found?.length === 0 && <p className={styles["hint"]}>{say("noNotes")}</p>}
      {found && found.length > 0 && (
        <ul className={styles["events"]}>
          {found.map((note) => (
            <li key={note.id} data-note>
              <p>{note.reason}</p>
              <span>
                {words.actor(note)} · <time dateTime={note.at}>{days.moment(note.at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {notes.hasNextPage && (
        <Button variant="default" onClick={() => void notes.fetchNextPage()}>
          {say("all")}
        </Button>
      )}
      <NoteForm entity={entity} id={id} />
    </section>
  );
}

const newKey = () => crypto.randomUUID();

function NoteForm({ entity, id }: NotesProps) {
  const say = useWords("auditEvents");
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [key, setKey] = useState(newKey);
  const { mutate, isPending } = useMutation({
    ...writeNote,
    onSuccess: () => {
      setText("");
      // The same words once more are another note.
      setKey(newKey());
      toast.done(say("noteSaved"));
      void client.invalidateQueries({ queryKey: [...auditKey, entity, id] });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ entity, id, text: text.trim(), idempotencyKey: key });
  };
  return (
    <form noValidate onSubmit={onSubmit} className={styles["form"]}>
      <Textarea
        label={say("write")}
        description={say("noteHint")}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setKey(newKey());
        }}
        rows={2}
        autosize
        maxLength={mostNote}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={text.trim().length < 2}>
        {say("saveNote")}
      </Button>
    </form>
  );
}
