/** A further language may say any part of a value. Entries of a list are matched by their ids. */
export type Translated<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends (infer Entry)[]
    ? Translated<Entry>[]
    : { [Name in keyof Value]?: Translated<Value[Name]> }
