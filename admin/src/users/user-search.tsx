import { Button, NativeSelect, TextInput } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { approvalChoices, roleChoices, searchTypes } from "./search-types.ts";
import styles from "./users.module.css";

const route = getRouteApi("/_admin/users/");

/** Keyword and what it is looked for in; a new search starts on page one. */
export function UserSearch() {
  const say = useWords("users");
  const { searchType, searchKeyword } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <search className={styles["search"]}>
      <form
        key={`${searchType} ${searchKeyword}`}
        className={styles["words"]}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const words = String(form.get("searchKeyword") ?? "").trim();
          void navigate({
            search: (old) => ({
              ...first(old),
              searchType: searchTypes.find((type) => type === form.get("searchType")),
              searchKeyword: words === "" ? undefined : words,
            }),
          });
        }}
      >
        <NativeSelect
          name="searchType"
          size="md"
          aria-label={say("searchType")}
          defaultValue={searchType ?? "NAME"}
          data={searchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) }))}
        />
        <TextInput
          name="searchKeyword"
          type="search"
          aria-label={say("keyword")}
          placeholder={say("keyword")}
          defaultValue={searchKeyword}
          maxLength={100}
          className={styles["keyword"]}
        />
        <Button type="submit">{say("search")}</Button>
      </form>
      <Filters />
    </search>
  );
}

/** A changed question begins at the first page. */
const first = <Search extends object>(old: Search): Search => ({
  ...old,
  page: undefined,
  cursor: undefined,
});

function Filters() {
  const say = useWords("users");
  const { role, approvalTypes } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div className={styles["filters"]}>
      <NativeSelect
        size="md"
        aria-label={say("role")}
        value={role ?? ""}
        data={[
          { value: "", label: say("allRoles") },
          ...roleChoices.map((value) => ({ value, label: say(`roles.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({
            search: (old) => ({
              ...first(old),
              role: roleChoices.find((choice) => choice === value),
            }),
          })
        }
      />
      <NativeSelect
        size="md"
        aria-label={say("sellerApproval")}
        value={approvalTypes ?? ""}
        data={[
          { value: "", label: say("allApprovals") },
          ...approvalChoices.map((value) => ({ value, label: say(`approvals.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({
            search: (old) => ({
              ...first(old),
              approvalTypes: approvalChoices.find((choice) => choice === value),
            }),
          })
        }
      />
    </div>
  );
}
