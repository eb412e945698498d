import { type OwnProof, ProofLinks } from '../own-example.tsx';

export interface OwnSourcesProps {
  readonly proofs: readonly OwnProof[];
  /** What the assistant's sources were called. */
  readonly label: string;
}

/** From where to where each card reaches: a step further in than the one before, as what is said above. */
const places = ['1-8', '3-10', '5-12'];

/** What this site itself ships, as the sources of all that we have said: numbered cards like those of the assistant, at full size. */
export function OwnSources({ proofs, label }: OwnSourcesProps) {
  return (
    <ul className="wrapper grid" role="list" data-gap="s" data-above="xl" data-stagger="200">
      {proofs.map((proof, index) => (
        <li
          className="geo-card plane lit"
          key={proof.title}
          data-pad="l"
          data-cols={places[index]}
          data-from="wide"
          data-reveal=""
        >
          <p className="large" aria-hidden="true">
            <strong>{index + 1}</strong> {label}
          </p>
          <h3 className="display" data-size="xl" data-above="2xs">
            {proof.title}
          </h3>
          <p className="measure" data-above="s">
            {proof.text}
          </p>
          <ProofLinks proof={proof} />
        </li>
      ))}
    </ul>
  );
}
