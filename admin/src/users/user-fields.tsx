import { regions } from "@bupum/shared/users/regions";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { useWords } from "../words.ts";
import { roleChoices } from "./search-types.ts";

/** The fields that a new account and a changed one share. */
export function UserFields({ fixedRole }: { fixedRole?: boolean }) {
  const say = useWords("users");
  const sayLayout = useWords("layout");
  return (
    <>
      <TextField name="name" label={say("name")} required autoComplete="off" maxLength={40} />
      <TextField name="companyName" label={say("companyName")} autoComplete="off" maxLength={80} />
      <ChoiceField
        name="region"
        label={say("region")}
        data={[
          { value: "", label: say("noRegion") },
          ...regions.map((value) => ({ value, label: sayLayout(`regions.${value}`) })),
        ]}
      />
      <TextField
        name="email"
        type="email"
        label={say("email")}
        description={say("emailHint")}
        autoComplete="off"
      />
      <TextField name="phone" type="tel" label={say("phone")} autoComplete="off" />
      <ChoiceField
        name="role"
        label={say("role")}
        disabled={fixedRole ?? false}
        {...(fixedRole && { description: say("ownRole") })}
        data={roleChoices.map((value) => ({ value, label: say(`roles.${value}`) }))}
      />
    </>
  );
}
