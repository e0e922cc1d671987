import { storage } from "@bupum/ui/storage";
import { IconSearch } from "@tabler/icons-react";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useWords } from "../words.ts";
import styles from "./search-box.module.css";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** "/" anywhere puts the cursor into the search box, as long as nothing is being typed. */
function useSlash(box: React.RefObject<HTMLInputElement | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [box, active]);
}

/** Leads to the results of a search and remembers it. */
export function useSearchFor() {
  const router = useRouter();
  return (text: string) => {
    const searchKeyword = text.trim();
    if (searchKeyword === "") return;
    storage.productSearchText.add(searchKeyword);
    // The results page is a route of another feature; its types are not needed here.
    void router.navigate({ to: "/search" as "/", search: { searchKeyword } as never });
  };
}

function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
  // Korean input ends a syllable with Enter; that Enter must not send.
  if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
  if (event.key === "Escape") event.currentTarget.blur();
}

/** The search for parts; `large` on the home page. */
export function SearchBox({ large = false }: { large?: boolean }) {
  const say = useWords("layout");
  const box = useRef<HTMLInputElement>(null);
  const searchFor = useSearchFor();
  const typed = useRouterState({
    select: ({ location }) =>
      String((location.search as { searchKeyword?: string }).searchKeyword ?? ""),
  });
  useSlash(box, true);
  return (
    <search>
      <form
        className={styles["search"]}
        data-large={large || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(box.current?.value ?? "");
        }}
      >
        <input
          key={typed}
          ref={box}
          type="search"
          name="searchKeyword"
          className={styles["box"]}
          defaultValue={typed}
          maxLength={100}
          placeholder={say("searchHint")}
          aria-label={say("searchLabel")}
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
        />
        <kbd className={styles["key"]} title={say("searchKey")} aria-hidden>
          /
        </kbd>
        <button type="submit" className={styles["send"]} aria-label={say("search")}>
          <IconSearch size={20} aria-hidden />
        </button>
      </form>
    </search>
  );
}
