import { laterSection } from "@bupum/ui/frame/later-section";
import { IconSearch } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { type Scope, scopeOf, scopes } from "../../search/scope.ts";
import type { ListKeys } from "../../search/suggest-list.tsx";
import { useSearchFor } from "../../search/use-search-for.ts";
import { useSlash } from "../../search/use-slash.ts";
import { useWords } from "../../words.ts";
import styles from "./search-box.module.css";

// The list is not needed before the box has the focus.
const SuggestList = laterSection(
  async () => (await import("../../search/suggest-list.tsx")).SuggestList,
);

/** The search for parts and sellers; `large` on the home page. */
export function SearchBox({ large = false }: { large?: boolean }) {
  // The page that is being opened: leaving before the results arrive also leaves this search.
  const addressed = useLocation({
    select: ({ search: { searchKeyword = "", scope } }) => `${scopeOf(scope)} ${searchKeyword}`,
  });
  const [scope = "", ...words] = addressed.split(" ");
  // The typed text belongs to the page: another search starts with its own words.
  return <Box key={addressed} large={large} first={words.join(" ")} firstScope={scopeOf(scope)} />;
}

interface BoxProps {
  large: boolean;
  first: string;
  firstScope: Scope;
}

function Box({ large, first, firstScope }: BoxProps) {
  const say = useWords("layout");
  const id = useId();
  const [text, setText] = useState(first);
  const [scope, setScope] = useState(firstScope);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const searchFor = useSearchFor();
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  return (
    <search>
      <form
        noValidate
        className={styles["search"]}
        data-large={large || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          searchFor(text, scope);
        }}
      >
        <ScopeChoice scope={scope} onScope={setScope} />
        <Field
          id={id}
          state={{ text, scope, open, active }}
          onType={(typed) => {
            setText(typed);
            setActive(undefined);
            setOpen(true);
          }}
          onOpen={() => setOpen(true)}
          onActive={setActive}
          onClose={close}
        />
        <button type="submit" className={styles["send"]} aria-label={say("search")}>
          <IconSearch size={20} aria-hidden />
        </button>
      </form>
    </search>
  );
}

function ScopeChoice({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const say = useWords("layout");
  return (
    <select
      className={styles["scope"]}
      aria-label={say("scope")}
      value={scope}
      onChange={(event) => onScope(scopeOf(event.currentTarget.value))}
    >
      {scopes.map((one) => (
        <option key={one} value={one}>
          {say(`scopes.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** A part number is searched as typed: nothing corrects, capitalises or completes it. */
const asTyped = {
  type: "search",
  name: "searchKeyword",
  maxLength: 100,
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
  "aria-keyshortcuts": "/",
  "aria-autocomplete": "list",
} as const;

interface FieldProps {
  id: string;
  state: { text: string; scope: Scope; open: boolean; active: string | undefined };
  onType: (typed: string) => void;
  onOpen: () => void;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

function Field({ id, state, onType, onOpen, onActive, onClose }: FieldProps) {
  const { text, scope, open, active } = state;
  const say = useWords("layout");
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);
  const [hasOptions, setHasOptions] = useState(false);
  const isShown = open && hasOptions;
  useSlash(box);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Korean input ends a syllable with Enter and arrows, which must not send or choose.
    if (event.nativeEvent.isComposing) {
      if (event.key === "Enter") event.preventDefault();
    } else if (event.key === "Escape") {
      if (!isShown) box.current?.blur();
      onClose();
    } else if (!open && event.key === "ArrowDown") onOpen();
    else if (open && list.current?.press(event.key)) event.preventDefault();
  };
  return (
    <>
      <input
        ref={box}
        className={styles["box"]}
        value={text}
        placeholder={say(scope === "SELLER" ? "sellerHint" : "searchHint")}
        role="combobox"
        aria-label={say("searchLabel")}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown ? active : undefined}
        {...asTyped}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={onClose}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <kbd className={styles["key"]} title={say("searchKey")} aria-hidden>
        /
      </kbd>
      {open && (
        <div className={styles["list"]}>
          <SuggestList
            ref={list}
            id={id}
            text={text}
            scope={scope}
            active={active}
            onActive={onActive}
            onOptions={setHasOptions}
            onClose={onClose}
          />
        </div>
      )}
    </>
  );
}
