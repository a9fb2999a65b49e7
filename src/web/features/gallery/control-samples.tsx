import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Sample } from './sample.tsx';

export function ControlSamples() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}

function Buttons() {
  return (
    <Sample name="Button, Spinner, Tooltip">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="primary">Primary</Button>
        <Button>Quiet</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="link">Link</Button>
        <Button variant="primary" busy>
          Working...
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <Tooltip text="Opens after 700 ms">
          <Button size="icon" aria-label="Settings">
            <Settings className="size-4.5" aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
    </Sample>
  );
}

function Fields() {
  return (
    <Sample name="Field, TextInput, TextArea">
      <div className="space-y-4">
        <Field label="Job title" hint="As it stands in the posting">
          {(control) => <TextInput placeholder="Software Engineer" {...control} />}
        </Field>
        <Field label="Email" error="Please enter a valid email address.">
          {(control) => <TextInput defaultValue="maya@" {...control} />}
        </Field>
        <Field label="Job posting" aside={<span className="text-xs text-ink-3">(optional)</span>}>
          {(control) => <TextArea placeholder="Paste the posting to score against it" {...control} />}
        </Field>
      </div>
    </Sample>
  );
}

const jobTypes = [
  { value: 'FULLTIME', label: 'Full-time' },
  { value: 'PARTTIME', label: 'Part-time' },
  { value: 'CONTRACTOR', label: 'Contract' },
];

function Choices() {
  const [type, setType] = useState('');
  const [remote, setRemote] = useState(true);
  return (
    <Sample name="Select, Checkbox">
      <div className="space-y-3">
        <Field label="Job type">
          {(control) => (
            <Select
              value={type}
              onValueChange={setType}
              options={jobTypes}
              placeholder="Choose..."
              {...control}
            />
          )}
        </Field>
        <Checkbox label="Remote jobs only" checked={remote} onCheckedChange={setRemote} />
        <Checkbox label="Not offered here" checked={false} disabled onCheckedChange={() => undefined} />
      </div>
    </Sample>
  );
}
