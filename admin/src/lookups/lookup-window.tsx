import { RowLink, useOpenRow } from "@bupum/ui/data-table/row-link";
import { Failed } from "@bupum/ui/display/states";
import { Modal, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../words.ts";
import { isAsked } from "./queries.ts";
import { type FoundGroup, useFound } from "./use-found.ts";
import styles from "./lookups.module.css";

const pauseMs = 150;

/** The window of the search: a field, and what it finds as links that arrows walk over. */
export function LookupWindow({ close }: { close: () => void }) {
  const say = useWords("lookups");
  const [typed, setTyped] = useState("");
  const keyword = typed.trim();
  const [asked] = useDebouncedValue(keyword, pauseMs);
  const found = useFound(asked);
  const list = useRef<HTMLDivElement>(null);
  const openRow = useOpenRow();
  const router = useRouter();
  useEffect(() => router.subscribe("onBeforeNavigate", close), [router, close]);
  const isCurrent = asked === keyword && !found.isFetching;
  // Enter that comes before the answer opens its first hit, unless the text is changed before.
  const [wanted, setWanted] = useState("");
  const first = found.groups[0]?.items[0];
  const isWanted = isCurrent && wanted === keyword;
  useEffect(() => {
    if (isWanted && first) openRow(first.target);
  }, [isWanted, first, openRow]);
  return (
    <Modal
      opened
      onClose={close}
      onKeyDown={(event) => walk(event, list.current)}
      title={say("title")}
      size="lg"
      yOffset="8dvh"
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <TextInput
        data-autofocus
        label={say("field")}
        description={say("hint")}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setWanted("");
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) setWanted(keyword);
        }}
        autoComplete="off"
        maxLength={100}
      />
      <div ref={list} className={styles["found"]} aria-busy={!isCurrent}>
        {found.error && !found.isFetching ? (
          <Failed error={found.error} again={found.again} />
        ) : (
          found.groups.map((group) => <Group key={group.kind} group={group} />)
        )}
      </div>
      <p role="status" className={styles["nothing"]}>
        {isAsked(asked) && isCurrent && !found.error && found.groups.length === 0
          ? say("nothing", { keyword })
          : ""}
      </p>
    </Modal>
  );
}

function Group({ group }: { group: FoundGroup }) {
  const say = useWords("lookups");
  const title = say(`kinds.${group.kind}`);
  return (
    <section aria-label={title}>
      <h3 className={styles["kind"]}>{title}</h3>
      <ul className={styles["hits"]}>
        {group.items.map(({ id, title: name, detail, target }) => (
          <li key={`${id} ${name}`}>
            <RowLink target={target}>
              <b>{name}</b>
              {detail && <small>{detail}</small>}
            </RowLink>
          </li>
        ))}
      </ul>
      {group.isMore && <p className={styles["more"]}>{say("more")}</p>}
    </section>
  );
}

/** Up and down go from hit to hit, and back to the field. */
function walk(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector("input");
  const stops = [field, ...(list?.querySelectorAll("a") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}
