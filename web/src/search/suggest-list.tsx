import {
  IconBox,
  IconBuildingFactory,
  IconCategory,
  IconClock,
  IconUsers,
  IconX,
} from "@tabler/icons-react";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { useWords } from "../words.ts";
import { Highlight } from "./highlight.tsx";
import { recentOf, type Scope } from "./scope.ts";
import styles from "./suggest-list.module.css";
import { type Group, groups, type Option, useOptions } from "./use-options.ts";

export interface ListKeys {
  /** Handles a key of the box; true if the list has used it. */
  press(key: string): boolean;
}

interface SuggestListProps {
  ref: Ref<ListKeys>;
  id: string;
  text: string;
  scope: Scope;
  /** Id of the option that the arrow keys have selected. */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onOptions: (hasOptions: boolean) => void;
  onClose: () => void;
}

const icons = {
  recent: IconClock,
  makers: IconBuildingFactory,
  terms: IconCategory,
  parts: IconBox,
  sellers: IconUsers,
};

/** Recent searches, and suggestions for the typed text. */
export function SuggestList(props: SuggestListProps) {
  const { ref, id, text, scope, active, onActive, onOptions, onClose } = props;
  const say = useWords("search");
  const keyword = text.trim();
  const [dropped, setDropped] = useState(0);
  const options = useOptions(keyword, scope, recentOf(scope).get());
  const idOf = ({ key }: Option) => `${id}${key}`;
  const at = options.findIndex((option) => idOf(option) === active);
  const choose = (option: Option) => {
    onClose();
    option.choose();
  };
  const drop = (option: Option) => {
    recentOf(scope).drop(option.text);
    setDropped(dropped + 1);
    onActive(undefined);
  };
  useImperativeHandle(ref, () => ({
    press(key) {
      const chosen = options[at];
      if (key === "ArrowDown" || key === "ArrowUp") {
        // One position more than there are options: the box itself.
        const places = options.length + 1;
        const to = (at + 1 + (key === "ArrowDown" ? 1 : -1) + places) % places;
        onActive(to === 0 ? undefined : idOf(options[to - 1]!));
        return options.length > 0;
      }
      if (key === "Enter" && chosen) choose(chosen);
      else if (key === "Delete" && chosen?.group === "recent") drop(chosen);
      else return false;
      return true;
    },
  }));
  const hasOptions = options.length > 0;
  useEffect(() => onOptions(hasOptions), [hasOptions, onOptions]);
  if (!hasOptions) return null;
  return (
    <div id={id} className={styles["panel"]} role="listbox" aria-label={say("list")}>
      {groups.map((group) => {
        const own = options.filter((option) => option.group === group);
        return own.length === 0 ? null : (
          <OptionGroup key={group} group={group}>
            {own.map((option) => (
              <Row
                key={option.key}
                id={idOf(option)}
                option={option}
                keyword={keyword}
                isActive={idOf(option) === active}
                onChoose={() => choose(option)}
                {...(group === "recent" && { onDrop: () => drop(option) })}
              />
            ))}
          </OptionGroup>
        );
      })}
    </div>
  );
}

function OptionGroup({ group, children }: { group: Group; children: ReactNode }) {
  const say = useWords("search");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no place in a listbox
    <div role="group" aria-label={say(group)}>
      <p className={styles["label"]} aria-hidden>
        {say(group)}
        {group === "recent" && <span>{say("recentHint")}</span>}
      </p>
      {children}
    </div>
  );
}

interface RowProps {
  id: string;
  option: Option;
  keyword: string;
  isActive: boolean;
  onChoose: () => void;
  onDrop?: () => void;
}

function Row({
  id,
  option: { group, text, beside },
  keyword,
  isActive,
  onChoose,
  onDrop,
}: RowProps) {
  const say = useWords("search");
  const Icon = icons[group];
  useEffect(() => {
    if (isActive)
      document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: "nearest" });
  }, [id, isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles["option"]}
      // The box keeps the focus, so that the list stays open until the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden className={styles["icon"]} />
      <span className={styles["text"]} data-part={group === "parts" || undefined}>
        <Highlight of={text} keyword={keyword} />
      </span>
      {beside && <span className={styles["beside"]}>{beside}</span>}
      {onDrop && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Delete does it on the keyboard; an option holds no button
        <span
          className={styles["drop"]}
          title={say("drop", { text })}
          onClick={(event) => {
            event.stopPropagation();
            onDrop();
          }}
        >
          <IconX size={16} aria-hidden />
        </span>
      )}
    </div>
  );
}
