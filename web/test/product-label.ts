/** Of a whole thing only what the code under test looks at; the rest plays no part in the test. */
export const productOf = <Whole>(part: object): Whole => part as Whole;
