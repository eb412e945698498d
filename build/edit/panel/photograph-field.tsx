import { useId } from 'react';
import type { Refusal } from '../message.ts';

interface PhotographFieldProps {
  /** Whether content says which picture it is. */
  readonly takes: boolean;
  readonly photograph: File | undefined;
  readonly onPhotograph: (photograph: File | undefined) => void;
}

/** Why a photograph cannot be put everywhere. */
export const drawnByPage: Refusal = {
  found: 'This picture is part of the composition of its page, which draws it; content has no place for another one.',
  remedy:
    'Covers, galleries and posts of the cases take a photograph here. For this one, its file in pages/ asks for a photograph instead: README, ‘Put in a photograph’.',
};

/** Takes a photograph for the place of a picture: the way for those who cannot drop one on it. */
export function PhotographField({ takes, photograph, onPhotograph }: PhotographFieldProps) {
  const id = useId();
  if (!takes) {
    return (
      <div className="photograph">
        <p>{drawnByPage.found}</p>
        <p className="quiet">{drawnByPage.remedy}</p>
      </div>
    );
  }
  return (
    <fieldset className="photograph">
      <legend>The picture</legend>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="A photograph in its place"
        aria-describedby={id}
        onChange={({ target }) => onPhotograph(target.files?.[0])}
      />
      <p className="quiet" id={id}>
        {photograph
          ? `${photograph.name} takes its place once every language says what it shows.`
          : 'Drop a photograph on the picture, or choose one here.'}
      </p>
    </fieldset>
  );
}
