import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../ui/menu.tsx';
import { Note } from '../../ui/note.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { useUpgrade } from '../../upgrade.tsx';
import { Sample } from './sample.tsx';

export function PanelSamples() {
  return (
    <>
      <Sample name="Dialog, Sheet, Menu, Toast (in the theme of the page)">
        <div className="flex flex-wrap gap-2.5">
          <Popups />
          <Messages />
        </div>
      </Sample>
      <TabsSample />
      <Sample name="Card, Badge, Note">
        <Card>
          <CardTitle>Optimized Resume</CardTitle>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge>0/1 used</Badge>
            <Badge tone="mark">ATS Score: 69/100</Badge>
            <Badge tone="ok">Kept</Badge>
            <Badge tone="warn">Check this</Badge>
            <Badge tone="bad">Failed</Badge>
          </div>
        </Card>
        <div className="mt-3 space-y-2.5">
          <Note>Something to know.</Note>
          <Note tone="ok">Something that went well.</Note>
          <Note tone="warn">Something to look at.</Note>
          <Note tone="bad">Something that failed.</Note>
        </div>
      </Sample>
      <Sample name="Progress, Skeleton">
        <div className="space-y-3">
          <Progress label="Rewriting line 3 of 9" value={33} />
          <Progress label="Reading your resume" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-20" />
        </div>
      </Sample>
    </>
  );
}

function Popups() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setDialogOpen(true)}>Dialog</Button>
      <Dialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title="Delete this resume?"
        description="Its letters stay. This cannot be undone."
      >
        <DialogActions>
          <Button onClick={() => setDialogOpen(false)}>Cancel</Button>
          <Button variant="danger" onClick={() => setDialogOpen(false)}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
      <Button onClick={() => setSheetOpen(true)}>Sheet</Button>
      <Sheet open={sheetOpen} onOpenChange={setSheetOpen} side="bottom" title="Download">
        <p className="text-ink-2">PDF, Word or text.</p>
      </Sheet>
      <Menu trigger={<Button>Menu</Button>} align="start">
        <MenuLabel>Download as</MenuLabel>
        <MenuLine />
        <MenuItem>PDF</MenuItem>
        <MenuItem>Word</MenuItem>
        <MenuItem disabled>Text</MenuItem>
      </Menu>
    </>
  );
}

function Messages() {
  const openUpgrade = useUpgrade();
  return (
    <>
      <Button onClick={() => toast({ title: 'Resume Created', description: 'Your resume has been saved.' })}>
        Toast
      </Button>
      <Button
        onClick={() => toast({ title: 'Download Failed', description: 'Try again.', variant: 'destructive' })}
      >
        Destructive toast
      </Button>
      <Button onClick={() => openUpgrade('resume')}>Upgrade</Button>
    </>
  );
}

function TabsSample() {
  const [tab, setTab] = useState<'headline' | 'about'>('headline');
  return (
    <Sample name="Tabs">
      <Tabs
        label="Profile content"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { name: 'headline', title: 'Headline', content: <p>Operations manager in logistics.</p> },
          { name: 'about', title: 'About', content: <p>Eight years in logistics software.</p> },
        ]}
      />
    </Sample>
  );
}
