import { TextField } from "@bupum/ui/form/fields";
import { useWords } from "../words.ts";

/** The contact for the seller of an accepted order. */
export function ContactFields() {
  const say = useWords("estimateGroups");
  return (
    <>
      <TextField name="contact.name" label={say("contact")} maxLength={40} autoComplete="off" />
      <TextField name="contact.phone" type="tel" label={say("create.phone")} autoComplete="off" />
      <TextField name="contact.email" type="email" label={say("create.email")} autoComplete="off" />
    </>
  );
}
