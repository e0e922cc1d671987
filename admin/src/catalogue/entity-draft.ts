import { failureOf } from "@bupum/ui/failure";
import { useFailureText } from "@bupum/ui/failure-text";
import { type Draft, type DraftOptions, useDraft } from "@bupum/ui/form/draft";
import { toast } from "@bupum/ui/frame/toasts";
import { useRef, useState } from "react";
import type * as z from "zod/mini";
import { useLeaveGuard } from "./leave-guard.ts";

interface EntityDraftOptions<
  Schema extends z.core.$ZodType,
  Entity,
  Values extends object,
> extends Pick<DraftOptions<Schema, Entity, Values>, "schema" | "initial"> {
  /** The entity when the form was opened; undefined for a new one. */
  entity: Entity | undefined;
  /** Sends the parsed fields, over that version. */
  send: (body: z.output<Schema>, version: number) => Promise<Entity>;
  /** Reads the version that somebody else saved. */
  readAgain: () => Promise<Entity>;
  done: (saved: Entity) => void;
  /** Resets the form to that version. */
  onTheirs?: ((newer: Entity) => void) | undefined;
}

/**
 * A form over an entity with a version. A save that conflicts (409 VERSION_CONFLICT) keeps what is
 * typed and returns the other person's values until the reader chooses between the two.
 */
export function useEntityDraft<
  Schema extends z.core.$ZodType,
  Entity extends { version: number },
  Values extends object,
>(options: EntityDraftOptions<Schema, Entity, Values>) {
  const { schema, initial, entity, readAgain, onTheirs } = options;
  const textOf = useFailureText();
  const [newer, setNewer] = useState<Entity>();
  const version = useRef(entity?.version ?? 0);
  const draft: Draft<Values> = useDraft({
    schema,
    initial,
    send: (body) => options.send(body, version.current),
    done: (saved) => {
      draft.form.resetDirty();
      options.done(saved);
    },
    failed: (conflict) => {
      if (!entity || failureOf(conflict).code !== "VERSION_CONFLICT") return false;
      readAgain().then(setNewer, () => toast.failed(textOf(conflict)));
      return true;
    },
  });
  useLeaveGuard(draft);
  const saveMine = () => {
    version.current = newer?.version ?? version.current;
    setNewer(undefined);
    draft.submit();
  };
  const takeTheirs = () => {
    draft.form.resetDirty();
    if (newer) onTheirs?.(newer);
  };
  return { draft, newer, saveMine, takeTheirs };
}

/** The copy that a form was opened with, unaffected by later reads, and a way to replace it. */
export function useOpened<Entity extends { id: string }>(id: string, known: Entity | undefined) {
  const [opened, setOpened] = useState(known);
  const entity = opened?.id === id ? opened : known;
  if (entity && entity !== opened) setOpened(entity);
  return [entity, setOpened] as const;
}
